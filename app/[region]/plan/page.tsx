/** The plans: 1Year, 3Year, Custom. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/plan');

export const generateMetadata = page.generateMetadata;
export default page.Page;
