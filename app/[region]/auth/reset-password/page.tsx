/** Choosing another password. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/auth/reset-password');

export const generateMetadata = page.generateMetadata;
export default page.Page;
