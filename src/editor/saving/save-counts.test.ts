import { facts } from '../../object-seo/fixtures';
import { currentCounts } from './current-counts';
import { noteChecks, readChecks } from '../fields';
import { withCounts } from './save-counts';

jest.mock( '../app', () => jest.requireMock( './current-counts' ) );
jest.mock( './current-counts', () => ( { currentCounts: jest.fn() } ) );
jest.mock( '../fields', () => ( {
	noteChecks: jest.fn(),
	readChecks: jest.fn(),
} ) );

const counts = { error: 1, warning: 0, suggestion: 0, success: 9, ignored: 0 };
const stored = { counts: { ...counts, error: 0 }, ignored: [ 'a' ] };
const edits = { id: 12, title: 'Tea' };

beforeEach( () => {
	jest.mocked( readChecks ).mockReturnValue( stored );
	jest.mocked( currentCounts ).mockResolvedValue( counts );
} );

test( 'a save takes along what the checks find', async () => {
	expect( await withCounts( facts )( edits ) ).toEqual( {
		...edits,
		pharos_checks: { counts, ignored: [ 'a' ] },
	} );
} );

test( 'what was ignored is unsaved as it is sent, so that nothing is left unsaved afterwards', async () => {
	const unsaved = { ...edits, pharos_checks: stored };
	const sent = await withCounts( facts )( unsaved );
	expect( sent.pharos_checks ).toEqual( { counts, ignored: [ 'a' ] } );
	expect( noteChecks ).toHaveBeenCalledWith( sent.pharos_checks );
} );

test( 'counts that are stored already are not sent', async () => {
	jest.mocked( readChecks ).mockReturnValue( { ...stored, counts } );
	expect( await withCounts( facts )( edits ) ).toBe( edits );
} );

test.each( [ { isAutosave: true }, { isPreview: true } ] )(
	'%j checks nothing',
	async ( options ) => {
		expect( await withCounts( facts )( edits, options ) ).toBe( edits );
	}
);

test( 'checks that fail, or take too long, don’t prevent saving', async () => {
	jest.mocked( currentCounts ).mockRejectedValueOnce(
		new Error( 'offline' )
	);
	expect( await withCounts( facts )( edits ) ).toBe( edits );

	jest.useFakeTimers();
	jest.mocked( currentCounts ).mockReturnValueOnce( new Promise( () => {} ) );
	const save = withCounts( facts )( edits );
	await jest.advanceTimersByTimeAsync( 3000 );
	expect( await save ).toBe( edits );
	jest.useRealTimers();
} );
