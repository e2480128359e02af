<?php
/**
 * Generates the XML of sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTitle;
use Pharos\Core\AddOns;
use Pharos\Core\Tag;
use Pharos\Core\Utf8;
use Pharos\Page\FrontEnd;
use Pharos\Settings\Settings;
use WP_Post;

/** @see https://www.sitemaps.org/protocol.html */
final class Xml {
	public const NS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

	/** Google's extensions. */
	private const EXTENSIONS = [
		'image' => 'http://www.google.com/schemas/sitemap-image/1.1',
		'video' => 'http://www.google.com/schemas/sitemap-video/1.1',
		'news' => 'http://www.google.com/schemas/sitemap-news/0.9',
	];

	/** Bytes reserved for the beginning and the end of a document. */
	private const FRAME = 10 * KB_IN_BYTES;

	/**
	 * A document with as many entries as fit.
	 *
	 * @param list<Entry>              $entries
	 * @param 'image'|'video'|'news'|'' $extension The extension to use.
	 */
	public static function urlset(array $entries, string $extension = ''): Document {
		$home = (string) get_option('home');
		$front_end = new FrontEnd(new Settings());
		$xml = '';
		$most = self::most_bytes();
		$written = [];
		foreach ($entries as $entry) {
			$begin =
				"\t<url>\n" .
				self::element(
					'loc',
					$front_end->url(self::url($entry->loc, $home), 'sitemaps'),
					"\t\t",
				) .
				($extension === 'news' ? '' : self::lastmod($entry->lastmod));
			$end = "\t</url>\n";
			$media = match (true) {
				$extension === 'image' => self::images($entry->images, $home),
				$extension === 'video' => self::videos($entry->videos, $home),
				$extension === 'news' && $entry->object instanceof WP_Post => self::news(
					$entry->object,
				),
				default => '',
			};
			$end .=
				$extension === '' || $extension === 'image'
					? self::alternates($entry, $home, $front_end)
					: '';
			if ($written !== [] && strlen($xml) + strlen($begin . $media . $end) > $most) {
				break;
			}
			$written[] = $entry;
			$xml .= $begin . (strlen($begin . $media . $end) > $most ? '' : $media) . $end;
		}
		return new Document(
			self::document('urlset', $xml, $extension),
			count($written),
			Ranges::newest($written),
		);
	}

	private static function most_bytes(): int {
		/**
		 * Filters the maximum size of a sitemap page in bytes, uncompressed. Larger pages are split.
		 *
		 * @param int $bytes 100 kB to 50 MB (https://www.sitemaps.org/protocol.html).
		 *
		 * @since 1.0.0
		 * @see docs/sitemaps.md
		 * @example add_filter('pharos_sitemap_page_bytes', static fn(): int => 10_000_000);
		 */
		$bytes = apply_filters('pharos_sitemap_page_bytes', Document::MOST_BYTES);
		$fits = is_int($bytes) && $bytes >= 100 * KB_IN_BYTES && $bytes <= Document::MOST_BYTES;
		return ($fits
			? $bytes
			: AddOns::refuse('pharos_sitemap_page_bytes', $bytes, Document::MOST_BYTES)) -
			self::FRAME;
	}

	/** The page in other languages. */
	private static function alternates(Entry $entry, string $home, FrontEnd $front_end): string {
		$xml = '';
		foreach (array_filter($entry->others, self::is_address(...)) as $url) {
			$xml .=
				"\t<url>\n" .
				self::element('loc', $front_end->url(self::url($url, $home), 'sitemaps'), "\t\t") .
				self::lastmod($entry->lastmod) .
				"\t</url>\n";
		}
		return $xml;
	}

	/** @param list<array{loc: string, lastmod: string}> $sitemaps */
	public static function index(array $sitemaps): Document {
		$home = (string) get_option('home');
		$xml = '';
		foreach ($sitemaps as ['loc' => $loc, 'lastmod' => $lastmod]) {
			$xml .=
				"\t<sitemap>\n" .
				self::element('loc', self::url($loc, $home), "\t\t") .
				self::lastmod($lastmod) .
				"\t</sitemap>\n";
		}
		return new Document(
			self::document('sitemapindex', $xml),
			count($sitemaps),
			$sitemaps === [] ? '' : max(array_column($sitemaps, 'lastmod')),
		);
	}

	/** Whether a URL is valid in a sitemap: absolute, and not too long. */
	public static function is_address(string $url): bool {
		$most = 2047;
		return preg_match('~^https?://[^/]~i', $url) === 1 &&
			// A percent-encoded byte takes three characters.
			(3 * strlen($url) <= $most ||
				strlen(self::url($url, (string) get_option('home'))) <= $most);
	}

	/** Converts a database time to the W3C format, https://www.w3.org/TR/NOTE-datetime. */
	public static function time(string $utc): string {
		return str_replace(' ', 'T', $utc) . '+00:00';
	}

	private static function document(
		string $root,
		string $content,
		string $extension = '',
	): string {
		$space =
			$extension === '' ? '' : " xmlns:$extension=\"" . self::EXTENSIONS[$extension] . '"';
		$style = Tag::escape(Urls::style());
		// Browsers with XSLT use the first one.
		$css = Tag::escape(Urls::css());
		return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" .
			"<?xml-stylesheet type=\"text/xsl\" href=\"$style\"?>\n" .
			"<?xml-stylesheet type=\"text/css\" href=\"$css\"?>\n" .
			"<$root xmlns=\"" .
			self::NS .
			"\"$space>\n$content</$root>\n";
	}

	/** Empty if unknown: posts imported without a time have zeros. */
	private static function lastmod(string $utc): string {
		return $utc === '' || str_starts_with($utc, '0000')
			? ''
			: self::element('lastmod', self::time($utc), "\t\t");
	}

	/** @param list<string> $images */
	private static function images(array $images, string $home): string {
		$xml = '';
		foreach ($images as $image) {
			$xml .=
				"\t\t<image:image>\n" .
				self::element('image:loc', self::url($image, $home), "\t\t\t") .
				"\t\t</image:image>\n";
		}
		return $xml;
	}

	/** @param list<array<string, string|int>> $videos */
	private static function videos(array $videos, string $home): string {
		$order = [
			'thumbnail_loc',
			'title',
			'description',
			'content_loc',
			'player_loc',
			'duration',
			'publication_date',
		];
		$xml = '';
		foreach ($videos as $video) {
			$xml .= "\t\t<video:video>\n";
			foreach (array_intersect($order, array_keys($video)) as $name) {
				$value = (string) $video[$name];
				$xml .= self::element(
					"video:$name",
					str_ends_with($name, '_loc') ? self::url($value, $home) : $value,
					"\t\t\t",
				);
			}
			$xml .= "\t\t</video:video>\n";
		}
		return $xml;
	}

	private static function news(WP_Post $post): string {
		['name' => $name, 'language' => $language] = News::publication();
		return "\t\t<news:news>\n\t\t\t<news:publication>\n" .
			self::element('news:name', $name, "\t\t\t\t") .
			self::element('news:language', $language, "\t\t\t\t") .
			"\t\t\t</news:publication>\n" .
			self::element('news:publication_date', self::time($post->post_date_gmt), "\t\t\t") .
			self::element('news:title', PostTitle::for_post($post), "\t\t\t") .
			"\t\t</news:news>\n";
	}

	private static function element(string $name, string $value, string $indent): string {
		return "$indent<$name>" . self::escape($value) . "</$name>\n";
	}

	/** Removes characters that are invalid in XML, and escapes the text. */
	private static function escape(string $text): string {
		if (preg_match('/[^\x20-\x7E]/', $text) === 1) {
			$text = (string) preg_replace(
				'/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]/u',
				'',
				Utf8::valid($text),
			);
		}
		return htmlspecialchars($text, ENT_QUOTES | ENT_XML1 | ENT_SUBSTITUTE, 'UTF-8');
	}

	/** Uses the scheme of the home URL, regardless of the request's; encodes invalid characters (RFC 3986). */
	private static function url(string $url, string $home): string {
		if (!str_starts_with($url, $home)) {
			$site = preg_quote((string) preg_replace('~^https?(?=://)~', '', $home), '~');
			$scheme = str_starts_with($home, 'https:') ? 'https' : 'http';
			$url = (string) preg_replace("~^https?(?=$site(?:[/?#]|$))~", $scheme, $url);
		}
		return preg_match('/[^\x21-\x7E]/', $url) === 1
			? (string) preg_replace_callback(
				'/[^\x21-\x7E]/',
				static fn(array $sign): string => rawurlencode($sign[0]),
				$url,
			)
			: $url;
	}
}
