/** Who leads it. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/leadership');

export const generateMetadata = page.generateMetadata;
export default page.Page;
