/**
 * Google's requirements for rich results, as documented for each type
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). In lists, they apply to every
 * item.
 */
interface Requirements {
	/** Required paths in the node. */
	all: string[];
	/** One of these paths is required. */
	any?: string[];
}

/** The requirements by type. Types without rich results have a sensible minimum. */
export const requirements: Record< string, Requirements > = {
	WebSite: { all: [ 'name', 'url' ] },
	WebPage: { all: [ 'name' ] },
	Organization: { all: [] },
	SearchAction: { all: [ 'target', 'query-input' ] },
	Person: { all: [ 'name' ] },
	BreadcrumbList: {
		all: [
			'itemListElement',
			'itemListElement.position',
			'itemListElement.name',
		],
	},
	Article: { all: [] },
	Product: {
		all: [ 'name' ],
		any: [ 'review', 'aggregateRating', 'offers' ],
	},
	Dataset: { all: [ 'name', 'description' ] },
	FAQPage: {
		all: [
			'mainEntity',
			'mainEntity.name',
			'mainEntity.acceptedAnswer',
			'mainEntity.acceptedAnswer.text',
		],
	},
	ClaimReview: {
		all: [
			'claimReviewed',
			'reviewRating',
			'reviewRating.alternateName',
			'url',
		],
	},
	HowTo: { all: [ 'name', 'step', 'step.text' ] },
	Movie: { all: [ 'name', 'image' ] },
	PodcastEpisode: { all: [ 'name', 'url' ] },
	Book: { all: [ 'name' ] },
	Course: { all: [ 'name', 'description' ] },
	Event: { all: [ 'name', 'startDate', 'location', 'location.address' ] },
	JobPosting: {
		all: [
			'title',
			'description',
			'datePosted',
			'hiringOrganization',
			'hiringOrganization.name',
		],
		any: [
			'jobLocation.address.addressCountry',
			'applicantLocationRequirements',
		],
	},
	Recipe: { all: [ 'name', 'image' ] },
	Service: { all: [ 'name' ] },
	SoftwareApplication: {
		all: [ 'name', 'offers', 'offers.price' ],
		any: [ 'aggregateRating.ratingValue', 'review.reviewRating' ],
	},
	VideoObject: { all: [ 'name', 'thumbnailUrl', 'uploadDate' ] },
};

/** The requirements of each group, wherever it is nested. */
export const groupRequirements: Record< string, Requirements > = {
	AggregateRating: {
		all: [ 'ratingValue' ],
		any: [ 'ratingCount', 'reviewCount' ],
	},
	Review: { all: [ 'author', 'reviewRating', 'reviewRating.ratingValue' ] },
	Offer: { all: [ 'price' ] },
	AggregateOffer: { all: [ 'lowPrice', 'priceCurrency' ] },
	Clip: { all: [ 'name', 'startOffset', 'url' ] },
	BroadcastEvent: { all: [ 'isLiveBroadcast', 'startDate' ] },
	DataDownload: { all: [ 'contentUrl' ] },
	Question: { all: [ 'name', 'acceptedAnswer' ] },
	Answer: { all: [ 'text' ] },
	MerchantReturnPolicy: {
		all: [ 'applicableCountry', 'returnPolicyCategory' ],
	},
};

export type Node = Record< string, unknown >;

/** The requirements that a node doesn't meet. */
export function unmet( { all, any = [] }: Requirements, node: Node ): string[] {
	const missing = all.filter( ( path ) => ! has( node, path ) );
	return any.length > 0 && ! any.some( ( path ) => has( node, path ) )
		? [ ...missing, any.join( ' or ' ) ]
		: missing;
}

function has( value: unknown, path: string ): boolean {
	if ( Array.isArray( value ) ) {
		return value.length > 0 && value.every( ( one ) => has( one, path ) );
	}
	if ( path === '' ) {
		return value !== undefined && value !== null && value !== '';
	}
	const [ name = '', ...rest ] = path.split( '.' );
	return (
		typeof value === 'object' &&
		value !== null &&
		has( ( value as Node )[ name ], rest.join( '.' ) )
	);
}
