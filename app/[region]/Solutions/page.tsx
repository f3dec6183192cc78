/** Which parts answer which need. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Solutions');

export const generateMetadata = page.generateMetadata;
export default page.Page;
