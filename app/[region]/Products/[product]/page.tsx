/** One module of the suite: /Products/HRIS and its five neighbours. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Products/[product]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
