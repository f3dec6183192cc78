/** Ends a subscription to the newsletter. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/newsletter/unsubscribe');

export const generateMetadata = page.generateMetadata;
export default page.Page;
