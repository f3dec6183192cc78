/** Choosing another password. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/auth/reset-password');

export const generateMetadata = page.generateMetadata;
export default page.Page;
