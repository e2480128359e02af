export { accountAddress, xName, type AccountName } from './account';
export { addressOf } from './address';
