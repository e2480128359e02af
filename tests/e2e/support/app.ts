import { expect, type Locator, type Page } from '@playwright/test';
import { intercept } from './intercept';

/** The URL of a route of the settings application. */
export const appUrl = ( route: string ) =>
	`/wp-admin/admin.php?page=pharos_settings#${ route }`;

/** Opens a route and waits for its heading. */
export async function openRoute(
	page: Page,
	route: string,
	heading: string | RegExp
): Promise< void > {
	// A change of only the hash wouldn't reload the page.
	if ( page.url() !== 'about:blank' ) {
		await page.goto( 'about:blank' );
	}
	await page.goto( appUrl( route ) );
	await page.locator( '.pharos-bar__tools' ).waitFor();
	await page
		.getByRole( 'heading', { level: 1, name: heading, exact: true } )
		.waitFor();
}

/** Goes to a route within the application, as links do: a page load takes eight times as long. */
export async function goTo(
	page: Page,
	route: string,
	heading: string | RegExp
): Promise< void > {
	await page.evaluate( ( hash ) => {
		window.location.hash = hash;
	}, route );
	await page
		.getByRole( 'heading', { level: 1, name: heading, exact: true } )
		.waitFor();
}

/** Opens General > Meta Templates and waits until it is usable. */
export async function openMetaTemplates( page: Page ): Promise< void > {
	await openRoute( page, '/general', 'Meta Templates' );
	await titleField( page ).waitFor();
}

export const titleField = ( page: Page ): Locator =>
	page.getByRole( 'textbox', { name: 'Search Engine Title' } );

export const descriptionField = ( page: Page ): Locator =>
	page.getByRole( 'textbox', { name: 'Search Engine Description' } );

export const saveButton = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: /^(Save|Saving\.\.|Saved)$/ } );

/** The snackbar notices at the bottom of the window. */
export const snackbar = ( page: Page ): Locator =>
	page.locator( '.components-snackbar' );

/**
 * Expects that nothing overflows the window horizontally, once the layout has adapted to its width.
 *
 * @param page    The page.
 * @param message What is tested, for the failure message.
 */
export const expectToFit = ( page: Page, message?: string ): Promise< void > =>
	expect
		.poll(
			() =>
				page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				),
			message
		)
		.toBeLessThanOrEqual( 0 );

/** Whether the browser warns a user who leaves: it does if the event is canceled. */
export const asksBeforeLeaving = ( page: Page ): Promise< boolean > =>
	page.evaluate(
		() =>
			! window.dispatchEvent(
				new Event( 'beforeunload', { cancelable: true } )
			)
	);

/**
 * Answers requests with an error of the server until the returned function is called.
 *
 * @param page    The page.
 * @param url     The requests.
 * @param message The error message.
 */
export async function failWith(
	page: Page,
	url: RegExp,
	message: string
): Promise< () => void > {
	return intercept( page, url, ( request ) =>
		request.fulfill( {
			status: 500,
			json: {
				success: false,
				code: 'db',
				message,
				data: { status: 500 },
			},
		} )
	);
}

/**
 * Waits until a selector of a store on the page returns a truthy value.
 *
 * @param page     The page.
 * @param store    The name of the store.
 * @param selector The name of the selector.
 * @param argument The argument of the selector.
 */
export async function storeSays(
	page: Page,
	store: string,
	selector: string,
	argument: string
): Promise< void > {
	await page.waitForFunction(
		( [ name, question, about ] ) => {
			type Selectors = Record< string, ( about: string ) => unknown >;
			const { wp } = window as unknown as {
				wp: { data: { select: ( name: string ) => Selectors } };
			};
			return Boolean( wp.data.select( name )[ question ]?.( about ) );
		},
		[ store, selector, argument ] as const
	);
}

/** The routes of all screens, on any page of the application. */
export const routesOf = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		interface Node {
			path?: string;
			links?: Node[];
			children?: Node[];
		}
		const { pharosBoot } = window as unknown as {
			pharosBoot: { navigation: Node[] };
		};
		const paths = ( node: Node ): string[] => [
			...( node.path ? [ node.path ] : [] ),
			...[ node.links, node.children ]
				.flatMap( ( nodes = [] ) => nodes )
				.flatMap( paths ),
		];
		return [ ...new Set( pharosBoot.navigation.flatMap( paths ) ) ];
	} );
