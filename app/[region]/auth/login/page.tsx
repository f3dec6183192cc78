/** Signing in and out. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/auth/login');

export const generateMetadata = page.generateMetadata;
export default page.Page;
