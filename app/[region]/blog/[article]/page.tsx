/** One of the five articles. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/blog/[article]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
