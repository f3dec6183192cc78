/** Every cookie by name, and how to change the choice. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/cookies');

export const generateMetadata = page.generateMetadata;
export default page.Page;
