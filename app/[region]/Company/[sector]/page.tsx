/** One of the 26 sectors: /Company/Healthcare and its neighbours. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Company/[sector]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
