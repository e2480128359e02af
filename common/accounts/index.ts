export { accountAddress, xName, type AccountName } from './account';
export { domainsOf, isOnNetwork } from './hosts';
export { addressOf } from './address';
