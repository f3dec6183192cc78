/** Every cookie by name, and how to change the choice. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/cookies');

export const generateMetadata = page.generateMetadata;
export default page.Page;
