/** Reporting an outage. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/report');

export const generateMetadata = page.generateMetadata;
export default page.Page;
