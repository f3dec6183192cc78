/** What happens to personal data. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/privacy');

export const generateMetadata = page.generateMetadata;
export default page.Page;
