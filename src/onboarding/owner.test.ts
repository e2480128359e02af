import fc from 'fast-check';
import type { SchemaMap, SchemaObject } from '../../common/schema/types';
import { findOwner, withField, withKind, type OwnerKind } from './owner';

const everywhere = {
	rules: [ 'basic-global' ],
	specific: [],
	specificText: [],
};

const schema = (
	type: string,
	fields: SchemaObject[ 'fields' ] = {},
	rules = [ 'basic-global' ]
): SchemaObject => ( {
	title: type,
	type,
	fields: { '@type': type, schema_name: type, ...fields },
	show_on: { ...everywhere, rules },
} );

/** The schemas about the site's owner on a new site. */
const NEW: SchemaMap = {
	website: schema( 'WebSite', { publisher: '%schema:Organization%' } ),
	organization: schema( 'Organization', {
		name: '%site_name%',
		url: '%site_url%',
		logo: '%org_logo%',
		sameAs: '%social_profiles%',
	} ),
	article: schema( 'Article', { publisher: '%schema:Organization%' }, [
		'post|all',
	] ),
	person: schema( 'Person', { name: '%author_name%' }, [ 'post|all' ] ),
};

const kindOf = ( schemas: SchemaMap ) => findOwner( schemas )?.kind;

describe( 'Who is behind the site', () => {
	test.each( [
		[ 'an organization on a new site', NEW, 'organization' ],
		[
			'a shop by its type',
			{ o: schema( 'Organization', { '@type': 'BookStore' } ) },
			'shop',
		],
		[
			'an organization where it is a restaurant',
			{ o: schema( 'Organization', { '@type': 'Restaurant' } ) },
			'organization',
		],
		[
			'no owner, where only the authors of posts are described',
			{ person: NEW.person as SchemaObject },
			undefined,
		],
		[ 'nobody, without schemas', {}, undefined ],
	] )( 'is %s', ( _, schemas: SchemaMap, kind ) => {
		expect( kindOf( schemas ) ).toBe( kind );
	} );

	test( 'becomes a person: what named the organization names the person, and its name stays', () => {
		const named = {
			...NEW,
			organization: withField(
				NEW.organization as SchemaObject,
				'name',
				'Ada Lovelace'
			),
		};
		const after = withKind( named, 'person' );
		expect( after.organization ).toBeUndefined();
		expect( findOwner( after ) ).toMatchObject( {
			kind: 'person',
			schema: { fields: { name: 'Ada Lovelace', image: '%org_logo%' } },
		} );
		expect( after.website?.fields.publisher ).toBe( '%schema:owner%' );
		expect( after.article?.fields.publisher ).toBe( '%schema:owner%' );
		expect( after.person ).toEqual( NEW.person );
	} );

	test( 'chosen once more changes nothing, so a special type stays', () => {
		const restaurant = {
			o: schema( 'Organization', { '@type': 'Restaurant' } ),
		};
		expect( withKind( restaurant, 'organization' ) ).toBe( restaurant );
	} );

	test( 'whatever is chosen one after the other, the last choice holds, nothing else is lost, and back is where it began', () => {
		const kinds = fc.constantFrom< OwnerKind >(
			'organization',
			'person',
			'shop'
		);
		fc.assert(
			fc.property( fc.array( kinds, { minLength: 1 } ), ( choices ) => {
				const after = choices.reduce( withKind, NEW );
				expect( kindOf( after ) ).toBe( choices.at( -1 ) );
				expect( after.person ).toEqual( NEW.person );
				expect( withKind( after, 'organization' ) ).toMatchObject(
					NEW
				);
			} )
		);
	} );

	test( 'can be named where the site has no schema of it', () => {
		expect( kindOf( withKind( {}, 'shop' ) ) ).toBe( 'shop' );
	} );
} );
