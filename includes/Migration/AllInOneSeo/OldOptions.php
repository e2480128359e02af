<?php
/**
 * Converts the options of version 3 of All in One SEO to the current format.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\StoredValue;

/** Reads `aioseop_options`. Options that didn't exist get the value that matches the behavior of version 3. */
final class OldOptions {
	/** Text options, by their current path. */
	private const TEXTS = [
		'webmasterTools.google' => 'google_verify',
		'webmasterTools.bing' => 'bing_verify',
		'webmasterTools.pinterest' => 'pinterest_verify',
		'webmasterTools.yandex' => 'yandex_verify',
		'webmasterTools.baidu' => 'baidu_verify',
		'rssContent.before' => 'rss_content_before',
		'rssContent.after' => 'rss_content_after',
		'searchAppearance.advanced.pagedFormat' => 'paged_format',
		'searchAppearance.archives.date.title' => 'date_title_format',
		'searchAppearance.archives.author.title' => 'author_title_format',
		'searchAppearance.archives.search.title' => 'search_title_format',
		'deprecated.searchAppearance.global.descriptionFormat' => 'description_format',
		'searchAppearance.global.schema.siteRepresents' => 'schema_site_represents',
		'searchAppearance.global.schema.organizationName' => 'schema_organization_name',
		'searchAppearance.global.schema.organizationLogo' => 'schema_organization_logo',
		'searchAppearance.global.schema.personName' => 'schema_person_manual_name',
		'searchAppearance.global.schema.personLogo' => 'schema_person_manual_image',
		'searchAppearance.global.schema.phone' => 'schema_phone_number',
	];

	/** The same for social options. */
	private const NETWORK_TEXTS = [
		'social.facebook.general.siteName' => 'sitename',
		'social.facebook.general.defaultImageSourcePosts' => 'defimg',
		'social.facebook.general.defaultImagePosts' => 'dimg',
		'social.facebook.homePage.title' => 'hometitle',
		'social.facebook.homePage.description' => 'description',
		'social.facebook.homePage.image' => 'homeimage',
		'social.facebook.advanced.adminId' => 'key',
		'social.facebook.advanced.appId' => 'appid',
		'social.twitter.general.defaultCardType' => 'defcard',
		'social.twitter.homePage.cardType' => 'defcard',
		'social.profiles.urls.facebookPageUrl' => 'facebook_publisher',
		'social.profiles.urls.twitterUrl' => 'twitter_site',
		'social.profiles.additionalUrls' => 'profile_links',
	];

	/** @param array<string, mixed> $old */
	private function __construct(private readonly array $old) {}

	/** Returns the options; [] if there are none. */
	public static function tree(): array {
		$old = StoredValue::option('aioseop_options');
		return $old === [] ? [] : (new self($old))->today();
	}

	private function today(): array {
		$tree = [];
		foreach (self::TEXTS as $path => $name) {
			self::put($tree, $path, OldTexts::today($this->text($name)));
		}
		$networks = $this->module('opengraph');
		foreach (self::NETWORK_TEXTS as $path => $name) {
			$text = StoredValue::text($networks["aiosp_opengraph_$name"] ?? '');
			self::put($tree, $path, OldTexts::today($text));
		}
		self::put($tree, 'searchAppearance.global.separator', '|');
		$this->home($tree);
		$this->kinds($tree);
		$this->robots($tree);
		$this->descriptions($tree);
		$this->sitemap($tree);
		foreach (['facebook', 'twitter'] as $network) {
			$tree['social'][$network]['general']['enable'] = $this->has_module('opengraph');
		}
		$tree['searchAppearance']['postTypes']['attachment'][
			'redirectAttachmentUrls'
		] = $this->is_on('redirect_attachement_parent') ? 'attachment_parent' : 'disabled';
		return $tree;
	}

	/** Converts the home page with the latest posts: its texts replaced the page's in the formats of pages. */
	private function home(array &$tree): void {
		$title = $this->text('home_title');
		$format = $this->text('home_page_title_format');
		if ($title !== '') {
			$title = $format === '' ? $title : strtr($format, ['%page_title%' => $title]);
			self::put($tree, 'searchAppearance.global.siteTitle', OldTexts::today($title));
		} else {
			self::put($tree, 'searchAppearance.global.siteTitle', '#site_title');
		}
		$description = $this->text('home_description');
		self::put($tree, 'searchAppearance.global.metaDescription', OldTexts::today($description));
	}

	private function kinds(array &$tree): void {
		$groups = [
			'postTypes' => [ContentTypes::types(), ''],
			'taxonomies' => [ContentTypes::taxonomies(), '_tax'],
		];
		foreach ($groups as $group => [$names, $suffix]) {
			foreach ($names as $name) {
				// Tags have a different key.
				$key = $name === 'post_tag' ? 'tag' : "$name$suffix";
				$format = $this->text("{$key}_title_format") ?: $this->text("{$name}_title_format");
				self::put($tree, "searchAppearance.$group.$name.title", OldTexts::today($format));
			}
		}
		foreach (ContentTypes::archives() as $type) {
			self::put(
				$tree,
				"searchAppearance.archives.$type.title",
				OldTexts::today($this->text('archive_title_format')),
			);
		}
	}

	private function robots(array &$tree): void {
		$at = &$tree['searchAppearance'];
		foreach (['noindex', 'nofollow'] as $directive) {
			foreach ($this->names("cpost$directive") as $type) {
				$at['postTypes'][$type]['advanced']['robotsMeta']['default'] = false;
				$at['postTypes'][$type]['advanced']['robotsMeta'][$directive] = true;
			}
		}
		$taxonomies = [
			...$this->names('tax_noindex'),
			...$this->is_on('category_noindex') ? ['category'] : [],
			...$this->is_on('tags_noindex') ? ['post_tag'] : [],
		];
		foreach ($taxonomies as $taxonomy) {
			$at['taxonomies'][$taxonomy]['show'] = false;
		}
		foreach (
			[
				'date' => 'archive_date_noindex',
				'author' => 'archive_author_noindex',
				'search' => 'search_noindex',
			]
			as $archive => $name
		) {
			$at['archives'][$archive]['show'] = !$this->is_on($name);
			$at['archives'][$archive]['advanced']['robotsMeta']['default'] = true;
		}
		$at['advanced']['globalRobotsMeta'] = [
			'default' => false,
			'noindexPaginated' => $this->is_on('paginated_noindex'),
			'nofollowPaginated' => $this->is_on('paginated_nofollow'),
			'noindexFeed' => false,
		];
		$at['advanced']['noIndexEmptyCat'] = false;
	}

	/** Generated descriptions were output only while an option was on. */
	private function descriptions(array &$tree): void {
		$advanced = &$tree['deprecated']['searchAppearance']['advanced'];
		$advanced['autogenerateDescriptions'] = $this->is_on('generate_descriptions');
		$tree['internal']['deprecatedOptions'] = [
			'autogenerateDescriptions',
			'descriptionFormat',
			'excludePosts',
		];
		foreach (wp_parse_id_list($this->text('ex_pages')) as $id) {
			if ($id > 0) {
				$advanced['excludePosts'][] = (string) wp_json_encode(['value' => $id]);
			}
		}
	}

	private function sitemap(array &$tree): void {
		$of = $this->module('sitemap');
		$is_on = static fn(string $name): bool => StoredValue::is_on(
			$of["aiosp_sitemap_$name"] ?? '',
		);
		$general = &$tree['sitemap']['general'];
		$general['enable'] = $this->has_module('sitemap');
		$general['author'] = $is_on('author');
		$general['advancedSettings']['enable'] = true;
		$general['advancedSettings']['excludeImages'] = $is_on('images');
		foreach (
			wp_parse_id_list(StoredValue::text($of['aiosp_sitemap_excl_pages'] ?? ''))
			as $id
		) {
			$general['advancedSettings']['excludePosts'][] = (string) wp_json_encode([
				'value' => $id,
			]);
		}
		foreach (['posttypes' => 'postTypes', 'taxonomies' => 'taxonomies'] as $old => $group) {
			$names = $of["aiosp_sitemap_$old"] ?? null;
			if (is_array($names) && !in_array('all', $names, true)) {
				$general[$group] = ['all' => false, 'included' => array_values($names)];
			}
		}
	}

	private function text(string $name): string {
		return StoredValue::text($this->old["aiosp_$name"] ?? '');
	}

	private function is_on(string $name): bool {
		return StoredValue::is_on($this->old["aiosp_$name"] ?? '');
	}

	/** @return list<string> */
	private function names(string $name): array {
		$names = $this->old["aiosp_$name"] ?? [];
		return is_array($names)
			? array_values(array_filter($names, 'is_string'))
			: StoredValue::parts(StoredValue::text($names));
	}

	private function module(string $name): array {
		$module = $this->old['modules']["aiosp_{$name}_options"] ?? [];
		return is_array($module) ? $module : [];
	}

	private function has_module(string $name): bool {
		return StoredValue::is_on(
			$this->module('feature_manager')["aiosp_feature_manager_enable_$name"] ?? '',
		);
	}

	/** Sets a text unless it's empty. */
	private static function put(array &$tree, string $path, string $text): void {
		if (trim($text) === '') {
			return;
		}
		$place = &$tree;
		foreach (explode('.', $path) as $name) {
			$place = &$place[$name];
		}
		$place = $text;
	}
}
