/** The homepage. The middleware shows it at every path that content/site/routes.yaml names. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/home');

export const generateMetadata = page.generateMetadata;
export default page.Page;
