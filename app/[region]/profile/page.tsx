/** The account of whoever is signed in. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/profile');

export const generateMetadata = page.generateMetadata;
export default page.Page;
