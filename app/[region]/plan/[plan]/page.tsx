/** The sign-up page of a plan: /plan/subscribe-Premium and its neighbours. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/plan/[plan]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
