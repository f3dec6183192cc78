/** Asking for a code by mail. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/auth/code');

export const generateMetadata = page.generateMetadata;
export default page.Page;
