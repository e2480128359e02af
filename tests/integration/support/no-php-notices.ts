import { site } from './site';

// After each test file instead of at the very end, so that the file that caused the notice fails.
const before = site.debugLog().ofPlugin.length;

afterAll( () => {
	expect( site.debugLog().ofPlugin.slice( before ) ).toEqual( [] );
} );
