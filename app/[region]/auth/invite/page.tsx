/** Joining a company's account. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/auth/invite');

export const generateMetadata = page.generateMetadata;
export default page.Page;
