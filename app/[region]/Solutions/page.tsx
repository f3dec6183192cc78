/** Which parts answer which need. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Solutions');

export const generateMetadata = page.generateMetadata;
export default page.Page;
