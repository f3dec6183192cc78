/** What differs between the two editions. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/editions');

export const generateMetadata = page.generateMetadata;
export default page.Page;
