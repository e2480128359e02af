<?php
/**
 * Migrates the site's schemas of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\Schemas;
use Pharos\Migration\StoredValue;
use Pharos\Migration\Translator;
use WP_User;

/** The site representation, its names, and the article and page types of post types. */
final class SiteSchemas {
	public const ARTICLES = [
		'Article',
		'BlogPosting',
		'SocialMediaPosting',
		'NewsArticle',
		'AdvertiserContentArticle',
		'SatiricalArticle',
		'ScholarlyArticle',
		'TechArticle',
		'Report',
	];

	public const PAGES = [
		'WebPage',
		'ItemPage',
		'AboutPage',
		'FAQPage',
		'QAPage',
		'ProfilePage',
		'ContactPage',
		'MedicalWebPage',
		'CollectionPage',
		'CheckoutPage',
		'RealEstateListing',
		'SearchResultsPage',
	];

	/** Properties of an organization, by Yoast's keys. */
	private const TEXTS = [
		'company_name' => 'name',
		'company_alternate_name' => 'alternateName',
		'org-description' => 'description',
		'org-email' => 'email',
		'org-phone' => 'telephone',
		'org-legal-name' => 'legalName',
		'org-founding-date' => 'foundingDate',
		'org-vat-id' => 'vatID',
		'org-tax-id' => 'taxID',
		'org-iso' => 'iso6523Code',
		'org-duns' => 'duns',
		'org-leicode' => 'leiCode',
		'org-naics' => 'naics',
	];

	/** The same for pages, which are stored by id. */
	private const POLICIES = [
		'publishing_principles_id' => 'publishingPrinciples',
		'ownership_funding_info_id' => 'ownershipFundingInfo',
		'actionable_feedback_policy_id' => 'actionableFeedbackPolicy',
		'corrections_policy_id' => 'correctionsPolicy',
		'ethics_policy_id' => 'ethicsPolicy',
		'diversity_policy_id' => 'diversityPolicy',
		'diversity_staffing_report_id' => 'diversityStaffingReport',
	];

	/** User meta keys of social profile URLs. */
	private const ACCOUNTS = [
		'facebook',
		'instagram',
		'linkedin',
		'pinterest',
		'myspace',
		'youtube',
		'soundcloud',
		'tumblr',
		'wikipedia',
		'mastodon',
	];

	public function __construct(private readonly Options $options) {}

	public function build(MappedData $mapped): Schemas {
		$schemas = new Schemas($mapped);
		$user = get_userdata((int) $this->options->text('company_or_person_user_id'));
		// Before version 9, a person was stored as a name.
		$name = $this->text('person_name');
		if ($this->options->text('company_or_person') !== 'person') {
			$schemas->owner('Organization', $this->organization($mapped));
		} elseif ($user || $name !== '') {
			$fields = $user ? $this->person($user, $mapped) : ['name' => $name];
			$schemas->owner('Person', $fields);
		}
		$schemas->change('website', [
			'name' => $this->text('website_name'),
			'alternateName' => $this->text('alternate_website_name'),
		]);
		$types = ContentTypes::types();
		$schemas->articles(array_combine($types, array_map($this->article(...), $types)));
		$schemas->pages(array_combine($types, array_map($this->page(...), $types)));
		return $schemas;
	}

	/** Returns the article type of a post type; '' for none. */
	private function article(string $post_type): string {
		$type = $this->options->text("schema-article-type-$post_type");
		if (!in_array($type, [...self::ARTICLES, 'None'], true)) {
			$type = $post_type === 'post' ? 'Article' : 'None';
		}
		return $type === 'None' || !post_type_supports($post_type, 'author') ? '' : $type;
	}

	private function page(string $post_type): string {
		$type = $this->options->text("schema-page-type-$post_type");
		return in_array($type, self::PAGES, true) ? $type : '';
	}

	/** Returns an option as literal text. */
	private function text(string $key): string {
		return self::literal($this->options->text($key));
	}

	private static function literal(string $text): string {
		return Translator::literal($text, true);
	}

	/** @return array<string, mixed> Fields of the schema. */
	private function organization(MappedData $mapped): array {
		$fields = array_map($this->text(...), array_flip(self::TEXTS));
		foreach (self::POLICIES as $key => $property) {
			$page = (int) $this->options->text($key);
			$is_there = $page > 0 && get_post_status($page) === 'publish';
			$fields[$property] = $is_there ? self::literal((string) get_permalink($page)) : '';
		}
		return [
			...$fields,
			'logo' => $this->image('company_logo', $mapped),
			'numberOfEmployees' => self::employees($this->options->text('org-number-employees')),
		];
	}

	private function image(string $key, MappedData $mapped): string {
		$url = $this->options->text($key);
		$id = (int) $this->options->text("{$key}_id");
		return self::literal(Images::address($mapped, $url, $id, $key));
	}

	/** @return array<string, mixed> A range such as "1-10", or "more than". */
	private static function employees(string $number): array {
		if (!preg_match('/^(\d+)\s*(?:-\s*(\d+)|\+)?\z/', $number, $found)) {
			return [];
		}
		$values = match (true) {
			isset($found[2]) => ['minValue' => $found[1], 'maxValue' => $found[2]],
			str_ends_with($number, '+') => ['minValue' => $found[1]],
			default => ['value' => $found[1]],
		};
		return ['@type' => 'QuantitativeValue'] + $values;
	}

	/** @return array<string, mixed> Fields of the schema. */
	private function person(WP_User $user, MappedData $mapped): array {
		$texts = [];
		foreach (self::ACCOUNTS as $network) {
			$texts[] = get_user_meta($user->ID, $network, true);
		}
		$x = StoredValue::text(get_user_meta($user->ID, 'twitter', true));
		$texts[] = $x === '' ? '' : 'https://x.com/' . Networks::x_name($x);
		$accounts = array_filter([$user->user_url, ...$texts], 'is_string');
		return [
			'name' => self::literal($user->display_name),
			'description' => self::literal((string) $user->description),
			'image' =>
				$this->image('person_logo', $mapped) ?:
				self::literal(get_option('show_avatars') ? (string) get_avatar_url($user) : ''),
			'sameAs' => array_map(
				self::literal(...),
				array_values(array_filter($accounts, 'strlen')),
			),
		];
	}
}
