<?php
/**
 * The values of template variables on a page.
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Core\AddOns;
use Pharos\Core\Utf8;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Text\Text;

/**
 * Computes a variable only if a template contains it, so that pages don't do unnecessary work. VariableList describes the variables;
 * docs/architecture.md explains how to add one.
 */
final class Variables {
	/** Values of the last requested page: a head requests some of them several times. */
	private ?ObjectValues $values = null;

	/** The last requested page. Only one, so that processing many posts doesn't fill the memory. */
	private ?Context $page = null;

	private ?string $site_name = null;

	/** @var array<string, array>|null Variables of add-ons. */
	private ?array $added = null;

	public function __construct(private readonly Settings $settings) {}

	/** Renders a template for a page. */
	public function render(string $template, Context $context): string {
		return $this->typographic(
			Template::render($template, $this->settings->get('separator'), $this->values($context)),
		);
	}

	/** Renders a title template for a page, with the page number on page 2 and up. */
	public function render_title(
		string $template,
		Context $context,
		bool $with_site = true,
	): string {
		$separator = $this->settings->get('separator');
		$values = $this->values($context, $with_site);
		$place = $context->page < 2 ? 'none' : $this->settings->get('later_page_titles');
		$template = in_array($place, ['end', 'appended'], true)
			? $this->numbered($template)
			: $template;
		$title =
			$place === 'within' && !Template::mentions($template, ['page', 'page_number'])
				? Template::render_later_page(
					$template,
					$separator,
					$values,
					$context->kind === Context::HOME,
				)
				: Template::render($template, $separator, $values);
		return $this->capitalized($this->typographic($title));
	}

	/** Renders a template with the page number at its end on page 2 and up; empty for an empty template. */
	public function render_numbered(string $template, Context $context): string {
		return $this->render($template, $context) === ''
			? ''
			: $this->render($this->numbered($template), $context);
	}

	private function numbered(string $template): string {
		if (Text::collapse($template) === '' || Template::mentions($template, ['page'])) {
			return $template;
		}
		return $this->settings->get('later_page_titles') === 'appended'
			? "$template %page%"
			: "$template %separator% %page%";
	}

	/** A title with capitalized words, if the setting is on. */
	public function capitalized(string $title): string {
		if ($title === '' || !$this->settings->get('capitalize_titles')) {
			return $title;
		}
		$first = static fn(array $found): string => Utf8::upper($found[0]);
		return preg_replace_callback('/(?<!\S)\p{Ll}/u', $first, $title) ?? $title;
	}

	private function typographic(string $text): string {
		return $this->settings->get('typographic_quotes') ? self::with_quotes($text) : $text;
	}

	private static function name(string $name, string $argument): string {
		return $argument === 'typographic' ? self::with_quotes($name) : $name;
	}

	/** Quotes, apostrophes and dashes as WordPress formats them in posts. A hyphen surrounded by spaces is unchanged. */
	private static function with_quotes(string $text): string {
		if ($text === '') {
			return '';
		}
		$html = htmlspecialchars($text, ENT_NOQUOTES, 'UTF-8');
		$html = preg_replace('/(?<=\s|^)-(?=\s|\z)/', '&#45;', $html) ?? $html;
		return html_entity_decode(
			wptexturize(str_replace('\\', '&#92;', $html)),
			ENT_QUOTES | ENT_HTML5,
			'UTF-8',
		);
	}

	/** A text of at most 50 words followed by the site name; '' for an empty text. */
	private function with_site_name(string $text): string {
		if ($text === '') {
			return '';
		}
		$html = wp_trim_words(htmlspecialchars($text, ENT_NOQUOTES, 'UTF-8'), 50, '…');
		return htmlspecialchars_decode($html, ENT_NOQUOTES) .
			' - ' .
			self::site_name($this->settings);
	}

	/**
	 * The site name.
	 *
	 * @return string Plain text.
	 */
	public static function site_name(Settings $settings): string {
		return Text::first_filled(
			$settings->get('site_name'),
			Text::plain((string) get_option('blogname')),
		);
	}

	/** @return \Closure(string, string): string */
	private function values(Context $context, bool $with_site = true): \Closure {
		return fn(
			string $name,
			string $argument,
		): string => $name === 'site_name' && !$with_site ? '' : $this->value($context, $name, $argument);
	}

	/** Plain text; '' for an unknown name. The renderer handles `%separator%`. */
	public function value(Context $context, string $name, string $argument = ''): string {
		if ($this->page !== $context) {
			$this->page = $context;
			$this->site_name = null;
			$this->values = new ObjectValues(
				$context,
				$this->settings->get('auto_generate_description'),
			);
		}
		$values = $this->values;
		return match ($name) {
			'site_name' => ($this->site_name ??= self::site_name($this->settings)),
			'org_name' => $this->organization(),
			'tagline' => Text::plain((string) get_option('blogdescription')),
			'separator' => $this->settings->get('separator'),
			// "typographic": with typographic quotes, as in WordPress.
			'title' => self::name($values->title(), $argument),
			'excerpt' => $values->excerpt(),
			'excerpt_only' => $values->excerpt_only(),
			'content' => $values->content(),
			'term_title' => self::name($values->term_title(), $argument),
			// "with_site_name": truncated for social networks, and followed by the site name.
			'term_description' => $argument === 'with_site_name'
				? $this->with_site_name($values->term_description())
				: $values->term_description(),
			// "separator": with the title separator between the names.
			'term_hierarchy' => $values->term_hierarchy(
				$argument === 'separator' ? $this->settings->get('separator') : '',
			),
			'author_name' => $values->author('display_name'),
			'author_first_name' => $values->author('first_name'),
			'author_last_name' => $values->author('last_name'),
			'author_nickname' => $values->author('nickname'),
			'author_website' => $values->author('user_url'),
			'author_bio' => $values->biography(),
			'page' => $this->page($context, $argument),
			// "always": on page 1, too.
			'page_number' => $context->page > 1 || $argument === 'always'
				? number_format_i18n($context->page)
				: '',
			'page_total' => $context->page > 1 || $argument === 'always'
				? number_format_i18n($context->pages)
				: '',
			// Dates: with a PHP date format as argument.
			'published' => $values->post_date($argument ?: get_option('date_format')),
			'modified' => $values->post_date($argument ?: get_option('date_format'), 'modified'),
			'post_year' => $values->post_date('Y'),
			'post_month' => $values->post_date('F'),
			'post_day' => $values->post_date('j'),
			'current_date' => (string) wp_date($argument ?: get_option('date_format')),
			'current_year' => (string) wp_date('Y'),
			'current_month' => (string) wp_date('F'),
			'current_month_short' => (string) wp_date('M'),
			'current_month_number' => (string) wp_date('n'),
			'current_month_digits' => (string) wp_date('m'),
			'current_day' => (string) wp_date('j'),
			'current_time' => (string) wp_date(get_option('time_format')),
			'primary_term' => $values->primary_term(),
			'chosen_term' => $values->chosen_term($argument),
			'first_term' => $values->first_term($argument),
			'focus_keyword' => $context->meta()->text('focus_keyword'),
			'categories' => $values->terms('category'),
			'tags' => $values->terms('post_tag'),
			'terms' => $values->terms($argument),
			'field' => $values->field($argument),
			// For properties of structured data that aren't texts.
			'field_data' => $values->field($argument, true),
			'parent_title' => $values->parent_title(),
			'type_singular' => $values->type('singular_name'),
			'type_plural' => $values->type('name'),
			'archive_date' => (new ArchiveValues($context))->date(),
			'archive_label' => (new ArchiveValues($context))->label(),
			'archive_year' => (new ArchiveValues($context))->part('year', 'Y'),
			'archive_month' => (new ArchiveValues($context))->part('month', 'F'),
			'archive_month_number' => (new ArchiveValues($context))->part('month', 'n'),
			'archive_day' => (new ArchiveValues($context))->part('day', 'j'),
			'search_query' => Text::collapse($context->search),
			'id' => $values->id(),
			'slug' => $values->slug(),
			'url' => $values->url(),
			'caption' => $values->caption(),
			'product_price',
			'product_sku',
			'product_brand',
			'product_short_description'
				=> $values->product($name),
			'percent' => '%',
			default => $this->added($context, $name, $argument),
		};
	}

	/**
	 * Variables that add-ons have registered.
	 *
	 * @return array<string, array{label: string, description: string, callback: callable}>
	 */
	public function of_add_ons(): array {
		if ($this->added === null) {
			/**
			 * Filters the variables of add-ons. Names consist of lowercase letters, digits and underscores and start with a letter;
			 * Pharos's variables can't be replaced.
			 *
			 * @param array<string, array{label: string, description: string, callback: callable}> $variables
			 *        Variables by name. The callback receives the Pharos\Page\Context and the argument (the part after the colon in
			 *        %name:argument%, or '') and returns plain text, without markup and entities. It only runs on pages whose templates
			 *        contain the variable.
			 *
			 * @since 1.0.0
			 * @example add_filter('pharos_variables', static fn(array $variables): array => $variables + [
			 * 	'acme_price' => [
			 * 		'label' => __('Price', 'acme'),
			 * 		'description' => __('The price of the product.', 'acme'),
			 * 		'callback' => static fn(Pharos\Page\Context $page): string => Acme\Prices::of($page->post()),
			 * 	],
			 * ]);
			 */
			$added = apply_filters('pharos_variables', []);
			if (!is_array($added)) {
				$added = AddOns::refuse('pharos_variables', $added, []);
			}
			$this->added = array_filter($added, self::is_variable(...), ARRAY_FILTER_USE_BOTH);
			foreach (array_diff_key($added, $this->added) as $name => $_) {
				AddOns::refuse('pharos_variables', $name);
			}
		}
		return $this->added;
	}

	private static function is_variable(mixed $one, int|string $name): bool {
		return is_array($one) &&
			is_callable($one['callback'] ?? null) &&
			is_string($one['label'] ?? '') &&
			is_string($one['description'] ?? '') &&
			preg_match('/^[a-z][a-z0-9_]*\z/', (string) $name) === 1;
	}

	private function added(Context $context, string $name, string $argument): string {
		$callback = $this->of_add_ons()[$name]['callback'] ?? null;
		$value = $callback === null ? '' : $callback($context, $argument);
		return is_scalar($value)
			? Text::collapse((string) $value)
			: AddOns::refuse('pharos_variables', $value, '');
	}

	/** The name in the site's Organization schema; if there is none, or it is derived from other values, the site name. */
	private function organization(): string {
		foreach ($this->settings->get('schemas') as $schema) {
			$name = $schema['fields']['name'] ?? '';
			$is_name =
				in_array('Organization', [$schema['type'] ?? '', $schema['title'] ?? ''], true) &&
				is_string($name) &&
				preg_match('/%[^%\s]+%/', $name) === 0;
			if ($is_name && Text::collapse($name) !== '') {
				return Text::collapse($name);
			}
		}
		return self::site_name($this->settings);
	}

	/** On page 2 and up. @param string $argument "short": WordPress's text without the number of pages. */
	private function page(Context $context, string $argument): string {
		if ($context->page < 2) {
			return '';
		}
		if ($argument === 'short') {
			return sprintf(__('Page %s', 'default'), number_format_i18n($context->page));
		}
		$format = $this->settings->get('later_page_format');
		// Avoids infinite recursion.
		if ($format !== '' && !Template::mentions($format, ['page'])) {
			return $this->render($format, $context);
		}
		return sprintf(
			/* translators: 1: number of this page, 2: how many pages there are. */
			__('Page %1$s of %2$s', 'pharos-seo'),
			number_format_i18n($context->page),
			number_format_i18n($context->pages),
		);
	}
}
