import { site } from './site';

// After each test file rather than at the very end: the file that caused the complaint is the one that fails.
const before = site.debugLog().ofPlugin.length;

afterAll( () => {
	expect( site.debugLog().ofPlugin.slice( before ) ).toEqual( [] );
} );
