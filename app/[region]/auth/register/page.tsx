/** Asking for an account. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/auth/register');

export const generateMetadata = page.generateMetadata;
export default page.Page;
