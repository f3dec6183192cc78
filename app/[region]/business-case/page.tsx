/** What waiting costs, and what a subscription would. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/business-case');

export const generateMetadata = page.generateMetadata;
export default page.Page;
