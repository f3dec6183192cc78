/** Begins a subscription to the newsletter. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/newsletter/confirm');

export const generateMetadata = page.generateMetadata;
export default page.Page;
