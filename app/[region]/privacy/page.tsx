/** What happens to personal data. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/privacy');

export const generateMetadata = page.generateMetadata;
export default page.Page;
