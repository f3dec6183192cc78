/**
 * Jest's Node environment on a plain global object. Its own is a proxy, which every `Array` and `Object` in tested code
 * passes (nodejs/node#31658) so that a suite's globals can be taken down one by one; a worker forgets them with the suite.
 */
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const createContext = vm.createContext;

export default class PlainEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    // It has no setting for this.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
