/** Who leads it. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/leadership');

export const generateMetadata = page.generateMetadata;
export default page.Page;
