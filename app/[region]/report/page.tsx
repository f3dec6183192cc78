/** Reporting an outage. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/report');

export const generateMetadata = page.generateMetadata;
export default page.Page;
