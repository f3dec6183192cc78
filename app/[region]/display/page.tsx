/** Theme, font size and edition, for everybody; without scripts too. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/display');

export const generateMetadata = page.generateMetadata;
export default page.Page;
