/** Asking for another password. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/auth/forgot-password');

export const generateMetadata = page.generateMetadata;
export default page.Page;
