/** One of the five stories of customers. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/story/[story]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
