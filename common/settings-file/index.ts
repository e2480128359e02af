export { readSettingsFile, MAX_BYTES } from './read';
export { InvalidFile, type FileFault } from './invalid-file';
