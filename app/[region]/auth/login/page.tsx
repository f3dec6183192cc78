/** Signing in and out. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/auth/login');

export const generateMetadata = page.generateMetadata;
export default page.Page;
