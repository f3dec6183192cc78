/** Joining a company's account. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/auth/invite');

export const generateMetadata = page.generateMetadata;
export default page.Page;
