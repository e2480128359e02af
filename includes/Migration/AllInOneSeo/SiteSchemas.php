<?php
/**
 * Migrates the site's schemas of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\Schemas;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use WP_User;

/** The site representation, its names, and the schema types of post types. */
final class SiteSchemas {
	public const ARTICLES = ['Article', 'BlogPosting', 'NewsArticle'];

	public const PAGES = [
		'WebPage',
		'AboutPage',
		'CheckoutPage',
		'CollectionPage',
		'ContactPage',
		'FAQPage',
		'ItemPage',
		'MedicalWebPage',
		'ProfilePage',
		'RealEstateListing',
		'SearchResultsPage',
	];

	private const GLOBAL = 'searchAppearance.global.schema';

	private readonly Variables $variables;

	public function __construct(private readonly Options $options) {
		$this->variables = new Variables();
	}

	public function build(MappedData $mapped): Schemas {
		$schemas = new Schemas($mapped);
		if ($this->text('siteRepresents', 'organization') === 'person') {
			$schemas->owner('Person', $this->person($mapped));
		} else {
			$schemas->owner('Organization', $this->organization($mapped));
		}
		$schemas->change('website', [
			'name' => $this->template('websiteName', $mapped),
			'alternateName' => $this->template('websiteAlternateName', $mapped),
		]);
		$types = ContentTypes::types();
		$schemas->articles(array_combine($types, array_map($this->article(...), $types)));
		// Post types except pages have an author.
		$schemas->change('webpage', ['author' => '%schema:Person%']);
		$schemas->pages(array_combine($types, array_map($this->page(...), $types)));
		$schemas->show_on('person', [...self::with_authors($types), 'special-author']);
		$this->record_other_types($mapped, $types);
		return $schemas;
	}

	/** Whether structured data is on. */
	public function are_on(): bool {
		return !$this->options->has_old('enableSchemaMarkup') ||
			$this->options->is_on(
				'deprecated.searchAppearance.global.schema.enableSchemaMarkup',
				true,
			);
	}

	/** Returns the article type of a post type; '' for none. */
	public function article(string $post_type): string {
		$type = $this->of_type($post_type, 'articleType', 'BlogPosting');
		return $this->kind($post_type) === 'Article' && in_array($type, self::ARTICLES, true)
			? $type
			: '';
	}

	private function page(string $post_type): string {
		$kind = $this->kind($post_type);
		$type = $kind === 'WebPage' ? $this->of_type($post_type, 'webPageType', 'WebPage') : $kind;
		return in_array($type, self::PAGES, true) ? $type : '';
	}

	private function kind(string $post_type): string {
		return $this->of_type(
			$post_type,
			'schemaType',
			match ($post_type) {
				'post' => 'Article',
				'attachment' => 'ItemPage',
				default => 'WebPage',
			},
		);
	}

	private function of_type(string $post_type, string $name, string $default): string {
		return $this->options->text("searchAppearance.postTypes.$post_type.$name", $default);
	}

	/** Records post types with a schema type that is neither an article nor a page. @param list<string> $types */
	private function record_other_types(MappedData $mapped, array $types): void {
		foreach ($types as $type) {
			$kind = $this->kind($type);
			if (!in_array($kind, ['Article', 'none', ...self::PAGES], true)) {
				$mapped->lose_text('schema', $kind, "postTypes.$type.schemaType");
			}
		}
	}

	/** @param list<string> $types @return list<string> Display conditions. */
	private static function with_authors(array $types): array {
		$with = array_filter(
			$types,
			static fn(string $type): bool => $type !== 'page' &&
				post_type_supports($type, 'author'),
		);
		return array_values(array_map(static fn(string $type): string => "$type|all", $with));
	}

	private function text(string $name, string $default = ''): string {
		return $this->options->text(self::GLOBAL . ".$name", $default);
	}

	/** Returns a template: these texts can contain variables. */
	private function template(string $name, MappedData $mapped): string {
		$path = self::GLOBAL . ".$name";
		return $this->variables->translate(
			$this->options->text($path),
			TemplateContext::HOME,
			$mapped,
			$path,
		);
	}

	private static function literal(string $text): string {
		return Translator::literal($text, true);
	}

	private function image(string $name, MappedData $mapped): string {
		$url = $this->text($name);
		return self::literal(Images::address($mapped, $url, Images::id_of($url), $name));
	}

	/** @return array<string, mixed> Fields of the schema. */
	private function organization(MappedData $mapped): array {
		return [
			'name' => $this->template('organizationName', $mapped),
			'description' => $this->template('organizationDescription', $mapped),
			'logo' => $this->image('organizationLogo', $mapped),
			'email' => self::literal($this->text('email')),
			'telephone' => self::literal($this->text('phone')),
			'foundingDate' => self::literal($this->text('foundingDate')),
			'numberOfEmployees' => $this->employees(),
		];
	}

	/** @return array<string, mixed> */
	private function employees(): array {
		$of = fn(string $name): string => $this->text("numberOfEmployees.$name");
		$values = $this->options->is_on(self::GLOBAL . '.numberOfEmployees.isRange')
			? ['minValue' => $of('from'), 'maxValue' => $of('to')]
			: ['value' => $of('number')];
		$values = array_filter($values, 'is_numeric');
		return $values === [] ? [] : ['@type' => 'QuantitativeValue'] + $values;
	}

	/** A user, or a name with the site's social profiles. @return array<string, mixed> Fields of the schema. */
	private function person(MappedData $mapped): array {
		$user = get_userdata((int) $this->text('person'));
		if (!$user) {
			return [
				'name' => self::literal($this->text('personName')),
				'image' => $this->image('personLogo', $mapped),
			];
		}
		return [
			'name' => self::literal($user->display_name),
			'image' => self::literal(
				get_option('show_avatars') ? (string) get_avatar_url($user) : '',
			),
			'sameAs' => self::accounts($user),
		];
	}

	/** @return list<string> */
	private static function accounts(WP_User $user): array {
		$texts = array_map(
			static fn(string $key): string => StoredValue::text(
				get_user_meta($user->ID, $key, true),
			),
			Authors::keys(),
		);
		return array_map(self::literal(...), StoredValue::parts(implode("\n", $texts), '/\s+/'));
	}
}
