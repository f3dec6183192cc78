/** One of the six themes of why to choose us. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/whytop/[theme]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
