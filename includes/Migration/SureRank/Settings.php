<?php
/**
 * Migrates the settings of SureRank, most of which have the same name in Pharos.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images;
use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\StoredValue;

final class Settings {
	/** Pharos's settings, by SureRank's. */
	public const SWITCHES = [
		'author_archive' => 'author_archive',
		'date_archive' => 'date_archive',
		'noindex_paginated_pages' => 'noindex_paginated_pages',
		'redirect_attachment_pages_to_post_parent' => 'redirectAttachmentPagesToPostParent',
		'auto_set_image_title' => 'autoSetImageTitle',
		'auto_set_image_alt' => 'autoSetImageAlt',
		'remove_global_comments_feed' => 'remove_global_comments_feed',
		'remove_post_authors_feed' => 'remove_post_authors_feed',
		'remove_post_types_feed' => 'remove_post_types_feed',
		'remove_category_feed' => 'remove_category_feed',
		'remove_tag_feeds' => 'remove_tag_feed',
		'remove_custom_taxonomy_feeds' => 'remove_custom_taxonomy_feed',
		'remove_search_results_feed' => 'remove_search_results_feed',
		'remove_atom_rdf_feeds' => 'remove_atom_rdf_feeds',
		'enable_xml_sitemap' => 'enable_xml_sitemap',
		'enable_xml_image_sitemap' => 'enable_xml_image_sitemap',
		'enable_google_console' => 'enable_google_console',
		'enable_schemas' => 'enable_schemas',
	];

	/** Always output, even if they are off. */
	private const ALWAYS = ['open_graph_tags', 'facebook_meta_tags', 'twitter_meta_tags'];

	public function __construct(private readonly Options $options, private readonly Graph $graph) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		(new LossMapper('SureRank', $this->options))->damaged($mapped);
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$mapped->set('separator', trim($this->options->text('separator')));
		foreach (self::SWITCHES as $source => $target) {
			$mapped->values[$target] = $this->options->is_on($source);
		}
		foreach (self::ALWAYS as $key) {
			$mapped->values[$key] = true;
		}
		$mapped->values['enable_page_level_seo'] = true;
		$mapped->values['enable_author_sitemap'] = false;
		$mapped->values['index_home_page_paginated_pages'] = true;
		$templates = new PageTemplates($this->options);
		$templates->into($mapped);
		$templates->home($mapped);
		SocialTemplates::later_pages($mapped, 'none');
		$mapped->values['social_image_content'] = 'shown';
		$this->robots($mapped);
		$this->networks($mapped);
		$schemas = $this->graph->of_site($mapped);
		if ($schemas !== null) {
			$mapped->values['schemas'] = $schemas;
		}
		$mapped->robots_txt = StoredValue::text(get_option('surerank_robots_txt_content'));
		(new NotMigrated($this->options))->into($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		$archives = [
			...ContentTypes::taxonomies(),
			...array_map(
				static fn(string $type): string => "archive-$type",
				ContentTypes::archives(),
			),
			...['author', 'date'],
		];
		$known = [...ContentTypes::types(), ...$archives, 'search'];
		foreach (['no_index', 'no_follow', 'no_archive'] as $list) {
			$names = $this->options->list($list);
			if (in_array('archive', $names, true)) {
				$names = [...array_diff($names, ['archive']), ...$archives];
			}
			$mapped->values[$list] = array_values(array_unique(array_intersect($names, $known)));
			foreach (array_diff($names, $known) as $gone) {
				$mapped->lose('taxonomy_gone', $gone, $list);
			}
			if ($names !== [] && $list !== 'no_index') {
				$mapped->lose('empty_archives', '', $list);
			}
		}
		// If any content type is set to noindex, so are terms without posts.
		$mapped->values['noindex_empty_terms'] = $this->options->list('no_index') !== [];
		// Pages set to noindex still have a canonical URL, and page 2 and up has that of the first page.
		$mapped->values['noindex_canonical'] = true;
		$mapped->values['first_page_canonical'] = [
			'custom',
			'home',
			...ContentTypes::types(),
			...ContentTypes::taxonomies(),
		];
		$mapped->values['attachment_redirect_target'] = 'parent';
		$mapped->values['attachment_redirect_orphans'] = 'home';
		$home = $this->options->map('home_page_robots')['general'] ?? [];
		$mapped->values['home_page_robots'] = [
			'general' => array_values(
				array_intersect(['noindex', 'nofollow', 'noarchive'], is_array($home) ? $home : []),
			),
		];
		$links = [];
		foreach ($this->options->list('paginated_link_relationships') as $name) {
			array_push(
				$links,
				...match ($name) {
					'homepage' => ['home'],
					'archives' => $archives,
					'pages' => ['page'],
					default => [],
				},
			);
		}
		$mapped->values['paginated_link_relationships'] = array_values(array_unique($links));
	}

	private function networks(MappedData $mapped): void {
		$options = $this->options;
		$mapped->set('facebook_page_url', trim($options->text('facebook_page_url')));
		$mapped->set('facebook_author_fallback', trim($options->text('facebook_author_fallback')));
		$card = $options->text('twitter_card_type');
		if (in_array($card, ['summary', 'summary_large_image'], true)) {
			$mapped->values['twitter_card_type'] = $card;
		} else {
			$mapped->lose_text('card', $card, 'twitter_card_type');
		}
		foreach (['twitter_profile_username', 'twitter_profile_fallback'] as $key) {
			$mapped->set($key, Networks::x_name($options->text($key)));
		}
		$image = Image::accepted($mapped, $options->text('fallback_image'), 'fallback_image');
		$mapped->set('fallback_image', $image);
		$mapped->set('fallback_image_id', Images::id_of($image));
		foreach ($options->map('social_profiles') as $network => $account) {
			$this->account($mapped, (string) $network, trim(StoredValue::text($account)));
		}
	}

	private function account(MappedData $mapped, string $network, string $account): void {
		[$setting, $name] = match ($network) {
			'facebook' => ['facebook_page_url', $account],
			'twitter' => ['twitter_profile_username', Networks::x_name($account)],
			default => ['', $account],
		};
		if ($account === '') {
			return;
		}
		if ($setting === '') {
			$known = (new \Pharos\Social\Profiles())->list();
			in_array($network, array_column($known, 'id'), true)
				? ($mapped->values['social_profiles'][$network] = $account)
				: Networks::into($mapped, [$account]);
			return;
		}
		$mapped->values[$setting] ??= $name;
		if ($mapped->values[$setting] !== $name) {
			$mapped->lose('network', $account, 'social_profiles');
		}
	}
}
