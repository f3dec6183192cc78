/** The account of whoever is signed in. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/profile');

export const generateMetadata = page.generateMetadata;
export default page.Page;
