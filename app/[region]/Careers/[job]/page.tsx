/** One job: /Careers/web-developer-1 and its neighbours. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Careers/[job]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
