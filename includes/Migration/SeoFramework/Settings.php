<?php
/**
 * Migrates the settings of The SEO Framework.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images;
use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SocialTemplates;
use Pharos\Text\Text;

final class Settings {
	private const SEPARATORS = [
		'hyphen' => '-',
		'pipe' => '|',
		'ndash' => '–',
		'mdash' => '—',
		'bull' => '•',
		'middot' => '·',
		'lsaquo' => '‹',
		'rsaquo' => '›',
		'frasl' => '⁄',
		'laquo' => '«',
		'raquo' => '»',
		'le' => '≤',
		'ge' => '≥',
		'lt' => '<',
		'gt' => '>',
	];

	/** Pharos's settings, by those of The SEO Framework. */
	private const SWITCHES = [
		'auto_description' => 'auto_generate_description',
		'og_tags' => 'open_graph_tags',
		'facebook_tags' => 'facebook_meta_tags',
		'twitter_tags' => 'twitter_meta_tags',
		'oembed_scripts' => 'oembeded_scripts',
		'oembed_use_og_title' => 'oembeded_og_title',
		'oembed_use_social_image' => 'oembeded_social_images',
		'oembed_remove_author' => 'oembeded_remove_author_name',
		'paged_noindex' => 'noindex_paginated_pages',
		'sitemaps_output' => 'enable_xml_sitemap',
		'excerpt_the_feed' => 'convert_feed_entries_into_excerpts',
		'source_the_feed' => 'addlink_to_source_below_feed_entries',
		'index_the_feed' => 'allow_indexing_of_feed_entries',
		'ld_json_enabled' => 'enable_schemas',
	];

	private const NETWORKS = [
		'facebook',
		'twitter',
		'instagram',
		'youtube',
		'linkedin',
		'pinterest',
		'soundcloud',
		'tumblr',
	];

	public function __construct(private readonly Options $options) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		(new LossMapper('SeoFramework', $this->options))->damaged($mapped);
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$separator = $this->options->text('title_separator');
		$separator = $separator === '' ? $this->options->text('title_seperator') : $separator;
		$mapped->set('separator', self::SEPARATORS[$separator] ?? '-');
		foreach (self::SWITCHES as $source => $target) {
			$mapped->values[$target] = $this->options->is_on($source);
		}
		$this->names($mapped);
		(new PageTemplates($this->options))->into($mapped);
		(new HomePage($this->options))->into($mapped);
		(new Robots($this->options))->into($mapped);
		$this->networks($mapped);
		$this->sites_own($mapped);
		(new Graph($this->options))->into($mapped);
		(new NotMigrated($this->options))->into($mapped);
		return $mapped;
	}

	/** Migrates the site name, and its position in titles. */
	private function names(MappedData $mapped): void {
		$name = Text::plain($this->options->text('site_title'));
		$is_other = $name !== Text::plain((string) get_option('blogname'));
		$mapped->values['site_name'] = $is_other ? $name : '';
		$mapped->values['social_title_site_name'] = !$this->options->is_on(
			'social_title_rem_additions',
		);
		/* translators: WordPress has this text. */
		$page = Titles::text(sprintf(__('Page %s', 'default'), "\x01"));
		$mapped->values['later_page_format'] = str_replace("\x01", '%page_number%', $page);
		SocialTemplates::later_pages($mapped, 'within');
		$mapped->values['protected_titles'] = true;
		// The SEO Framework formats all texts like WordPress formats posts.
		$mapped->values['typographic_quotes'] = true;
	}

	private function networks(MappedData $mapped): void {
		$options = $this->options;
		$mapped->set('facebook_page_url', $options->text('facebook_publisher'));
		$mapped->set('facebook_author_fallback', $options->text('facebook_author'));
		$mapped->set('twitter_profile_username', Networks::x_name($options->text('twitter_site')));
		$mapped->set(
			'twitter_profile_fallback',
			Networks::x_name($options->text('twitter_creator')),
		);
		$card = $options->text('twitter_card');
		$mapped->values['twitter_card_type'] = $card === 'summary_large_image' ? $card : 'summary';
		$url = $options->text('social_image_fb_url');
		if ($url !== '') {
			$id = $options->id('social_image_fb_id');
			Image::into($mapped, $url, $id, 'fallback_image', 'fallback_image_id');
		} else {
			self::image_of_theme($mapped);
		}
		$mapped->values['social_image_content'] = 'shown';
		// Its social profiles are URLs of the site representation; some are the same as those above.
		$accounts = array_diff(
			array_map(
				static fn(string $network): string => $options->text("knowledge_$network"),
				self::NETWORKS,
			),
			[$options->text('facebook_publisher')],
		);
		$x = array_filter(
			$accounts,
			static fn(string $url): bool => Networks::of($url) === 'x' &&
				strcasecmp(
					Networks::x_name($url),
					Networks::x_name($options->text('twitter_site')),
				) === 0,
		);
		Networks::into($mapped, array_values(array_diff($accounts, $x)));
	}

	/** Sets the fallbacks for the default image: the theme's header image, the logo, the site icon. */
	private static function image_of_theme(MappedData $mapped): void {
		$header = (string) get_header_image();
		$id =
			$header === ''
				? ((int) get_theme_mod('custom_logo') ?:
				(int) get_option('site_icon'))
				: 0;
		Images::into($mapped, $header, $id, 'fallback_image', 'fallback_image_id');
	}

	/**
	 * Sets what The SEO Framework leaves to WordPress: it turns off no archives, redirects no attachments, and lists
	 * only posts in its sitemap.
	 */
	private function sites_own(MappedData $mapped): void {
		$mapped->values['author_archive'] = true;
		$mapped->values['date_archive'] = true;
		$mapped->values['redirectAttachmentPagesToPostParent'] = false;
		$mapped->values['enable_xml_image_sitemap'] = false;
		$mapped->values['enable_author_sitemap'] = false;
		$names = [];
		if ($this->options->is_on('prev_next_frontpage')) {
			$names[] = 'home';
		}
		if ($this->options->is_on('prev_next_posts')) {
			array_push($names, ...array_diff(ContentTypes::types(), ['attachment']));
		}
		if ($this->options->is_on('prev_next_archives')) {
			array_push(
				$names,
				...ContentTypes::taxonomies(),
				...array_map(
					static fn(string $type): string => "archive-$type",
					ContentTypes::archives(),
				),
				...['author', 'date'],
			);
		}
		$mapped->values['paginated_link_relationships'] = $names;
	}
}
