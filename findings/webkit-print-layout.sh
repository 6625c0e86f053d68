#!/usr/bin/env bash
# CSS columns and grids work on paper in Chromium and Firefox. WebKitGTK 2.50.6 (Debian bookworm) prints "columns: 2"
# as one column, so that a checklist made for one sheet takes two; and it breaks no grid between its rows: the line at
# the end of a sheet is on both sheets, half of it on each, also with "break-inside: avoid". A grid of two columns does
# print in two.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get install --yes --quiet --no-install-recommends \
  xvfb xauth python3-gi gir1.2-webkit2-4.1 poppler-utils fonts-dejavu-core >/dev/null

page() {
  echo "<!doctype html><meta charset=utf-8><style>body{font:12px/20px 'DejaVu Sans';margin:0}p,div{margin:0}$1</style>$2"
}
lines() {
  for number in $(seq "$1"); do echo "<div>line$number</div>"; done
}
page '.x{columns:2}' "<div class=x>$(lines 10)</div>" >columns.html
page '.x{display:grid;grid-template-columns:1fr 1fr}' "<div class=x>$(lines 10)</div>" >grid.html
page '.x div{break-inside:avoid}' "<div style=height:7px></div><div class=x>$(lines 90)</div>" >rows-of-blocks.html
page '.x{display:grid}.x div{break-inside:avoid}' "<div style=height:7px></div><div class=x>$(lines 90)</div>" >rows-of-a-grid.html

cat >print.py <<'PY'
import os, sys, gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

def to_pdf(name):
    window, view, loop = Gtk.Window(), WebKit2.WebView(), GLib.MainLoop()
    window.add(view)
    window.show_all()
    def start():
        task, settings = WebKit2.PrintOperation.new(view), Gtk.PrintSettings()
        settings.set(Gtk.PRINT_SETTINGS_PRINTER, 'Print to File')
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f'file://{os.getcwd()}/{name}.pdf')
        setup = Gtk.PageSetup()
        setup.set_paper_size_and_default_margins(Gtk.PaperSize.new(Gtk.PAPER_NAME_LETTER))
        task.set_page_setup(setup)
        task.set_print_settings(settings)
        task.connect('finished', lambda *_: loop.quit())
        task.print_()
    view.connect('load-changed', lambda _, event: GLib.timeout_add(500, start) and None
                 if event == WebKit2.LoadEvent.FINISHED else None)
    view.load_uri(f'file://{os.getcwd()}/{name}.html')
    loop.run()
    window.destroy()

for name in sys.argv[1:]:
    to_pdf(name)
print('WebKitGTK %d.%d.%d' % (WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()))
PY
xvfb-run --auto-servernum /usr/bin/python3 print.py columns grid rows-of-blocks rows-of-a-grid 2>/dev/null

beside() {
  if pdftotext -layout "$1.pdf" - | grep -Eq 'line[0-9]+ +line[0-9]+'; then echo two columns; else echo one column; fi
}
twice() {
  pdftotext -layout "$1.pdf" - | grep -Eo 'line[0-9]+' | sort | uniq -d | wc -l
}
seen="columns: 2: $(beside columns)
grid: $(beside grid)
lines on two sheets, of blocks: $(twice rows-of-blocks)
lines on two sheets, of a grid: $(twice rows-of-a-grid)"
expected="columns: 2: one column
grid: two columns
lines on two sheets, of blocks: 0
lines on two sheets, of a grid: 1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "WebKitGTK prints one of them as other browsers do now."
  exit 1
fi
